import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { shortcuts, type Shortcut } from '../domain/shortcuts';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import {
  selectShortcutsEnabled,
  shortcutHelpClosed,
  shortcutsSwitched,
} from '../store/shortcutsSlice';
import { shortcutTexts as texts } from '../texts/shortcutTexts';
import { useIsLeaving } from '../ui/LeavingContext';
import styles from './ShortcutsDialog.module.css';

/** All shortcuts, and the switch that turns single keys off (WCAG 2.1.4). */
export function ShortcutsDialog() {
  const dispatch = useAppDispatch();
  const isLeaving = useIsLeaving();
  const enabled = useAppSelector(selectShortcutsEnabled);
  const id = useId();
  const close = () => dispatch(shortcutHelpClosed());

  return (
    <Dialog
      open={!isLeaving}
      onClose={close}
      transitionDuration={0}
      aria-labelledby={`${id}-heading`}
    >
      <DialogTitle id={`${id}-heading`}>{texts.heading}</DialogTitle>
      <DialogContent>
        <table className={styles.table} aria-labelledby={`${id}-heading`}>
          <thead>
            <tr>
              <th scope="col">{texts.keyColumn}</th>
              <th scope="col">{texts.actionColumn}</th>
            </tr>
          </thead>
          <tbody>
            {shortcuts.map((shortcut) => (
              <tr key={shortcut.action}>
                <th scope="row">
                  <Keys shortcut={shortcut} />
                </th>
                <td>{texts.actions[shortcut.action]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <FormControlLabel
          control={
            <Switch
              checked={enabled}
              slotProps={{ input: { 'aria-describedby': `${id}-hint` } }}
              onChange={(event) => dispatch(shortcutsSwitched(event.target.checked))}
            />
          }
          label={texts.switch}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {texts.switchHint}
        </p>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Keys({ shortcut: { key, withControl } }: { shortcut: Shortcut }) {
  if (!withControl) return <kbd>{key}</kbd>;
  return (
    <>
      <kbd>{texts.control}</kbd> + <kbd>{key}</kbd>
      <span className={styles.onMac}>{texts.controlOnMac}</span>
    </>
  );
}
