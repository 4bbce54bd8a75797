import { markFound } from '../domain/search';
import styles from './Marked.module.css';

/** A text with the words that a search has found in it marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return markFound(text, words).map((piece, index) =>
    piece.found ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
