import { NavLink } from 'react-router-dom';
import { addressOfView } from '../../domain/boardView';
import { paths } from '../../domain/paths';
import { selectBoardView } from '../../store/boardViewSlice';
import { useAppSelector } from '../../store/hooks';
import { viewTexts } from '../../texts/viewTexts';
import styles from './Ways.module.css';

const { ways: texts } = viewTexts;

const ways = [
  { path: paths.board, text: texts.board },
  { path: paths.list, text: texts.list },
  { path: paths.archive, text: texts.archive },
];

/** The three ways to look at the applications; search and filters go along. */
export function Ways() {
  const search = addressOfView(useAppSelector(selectBoardView));
  return (
    <nav className={styles.ways} aria-label={texts.name}>
      {ways.map(({ path, text }) => (
        <NavLink key={path} to={{ pathname: path, search }} end className={styles.way ?? ''}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
