import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { Virtualizer } from 'virtua';
import type { IsoDate } from '../../contract/dates';
import type { ApplicationListItem } from '../../contract/schemas';
import { applicationWanted } from './actions/focusActionsOf';
import { ApplicationCard } from './ApplicationCard';
import styles from './Column.module.css';
import { useScrollWhileDragging } from './dragging/DraggingContext';

interface CardListProps {
  applications: readonly ApplicationListItem[];
  today: IsoDate;
  words: readonly string[];
}

/** Up to so many cards are simply all there, for the page's own search and for printing. */
const plainAtMost = 40;

/** As many as a column can show without being scrolled. */
const firstCards = 10;

/** How high a card is before it was measured, in pixels. */
const usualHeight = 150;

/**
 * The cards of a column: all of them, or of many those around the visible ones.
 * What has once been many stays so: a column that is scrolled shall not jump.
 */
export function CardList(props: CardListProps) {
  const [isVirtual, setVirtual] = useState(false);
  if (!isVirtual && props.applications.length > plainAtMost) setVirtual(true);
  return isVirtual ? <VirtualCards {...props} /> : <PlainCards {...props} />;
}

const none: readonly ApplicationListItem[] = [];

/** The first cards, and at once behind them, without holding up the next frame, the others. */
function useDrawn(applications: readonly ApplicationListItem[]): readonly ApplicationListItem[] {
  const before = useDeferredValue(applications, none);
  return useMemo(() => {
    if (before === applications) return applications;
    const drawnBefore = new Set(before.map(({ id }) => id));
    return applications.filter(({ id }, index) => index < firstCards || drawnBefore.has(id));
  }, [applications, before]);
}

function PlainCards({ applications, today, words }: CardListProps) {
  const list = useRef<HTMLUListElement>(null);
  useScrollWhileDragging(list);
  return (
    <ul ref={list} className={styles.cards}>
      {useDrawn(applications).map((application) => (
        <li key={application.id}>
          <ApplicationCard application={application} today={today} words={words} />
        </li>
      ))}
    </ul>
  );
}

const ListSize = createContext(0);

/** An item that says where in the whole list it stands, since its neighbours may be missing. */
function VirtualItem({
  index,
  style,
  children,
  ref,
}: {
  index: number;
  style: CSSProperties;
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
}) {
  return (
    <li ref={ref} style={style} aria-setsize={use(ListSize)} aria-posinset={index + 1}>
      {children}
    </li>
  );
}

function VirtualCards({ applications, today, words }: CardListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  useScrollWhileDragging(scroller);
  useEffect(() => {
    const draw = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const wanted = applications.find(({ id }) => id === event.detail);
      if (wanted) setFocused(wanted.id);
    };
    document.addEventListener(applicationWanted, draw);
    return () => {
      document.removeEventListener(applicationWanted, draw);
    };
  }, [applications]);
  const focusedIndex = focused === null ? -1 : applications.findIndex(({ id }) => id === focused);
  return (
    <div ref={scroller} className={styles.virtual}>
      <ListSize value={applications.length}>
        <Virtualizer
          data={applications}
          as="ul"
          item={VirtualItem}
          itemSize={usualHeight}
          // What has the focus stays, however far one scrolls.
          {...(focusedIndex >= 0 && { keepMounted: [focusedIndex] })}
        >
          {(application) => (
            <div
              key={application.id}
              className={styles.spaced}
              onFocus={() => {
                setFocused(application.id);
              }}
            >
              <ApplicationCard application={application} today={today} words={words} />
            </div>
          )}
        </Virtualizer>
      </ListSize>
    </div>
  );
}
