/** What the bench lays into the measured pages (probe.mjs, reactCommits.mjs). */
interface BoardProbe {
  /** When the page was usable, in milliseconds from the start of the navigation. */
  usable: Promise<number>;
  /** Begins to measure from the next event of this kind to the frame that shows what is found. */
  begin(eventType: string, find: () => Element | null | undefined | false): void;
  /** What the measurement came to, in milliseconds. */
  result(): Promise<number>;
}

interface ReactWork {
  commits: number;
  components: number;
  cards: number;
}

interface Window {
  boardProbe: BoardProbe;
  reactWork: ReactWork;
}
