import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { Choices, Difference, Side } from '../../domain/versions';
import { conflictTexts as texts } from '../../texts/conflictTexts';
import { useIsLeaving } from '../../ui/LeavingContext';
import styles from './ConflictDialog.module.css';

const sides = ['mine', 'theirs'] as const;

/** A difference in the words of the form. */
export type ShownDifference = Pick<Difference, 'key' | 'isConflict'> &
  Record<'label' | Side, string>;

/** Both values of whatever two versions differ in; what both have changed is to be chosen. */
export function ConflictDialog({
  differences,
  onAccept,
  onCancel,
}: {
  differences: readonly ShownDifference[];
  onAccept: (choices: Choices) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const isLeaving = useIsLeaving();
  const [choices, setChoices] = useState<Choices>({});
  const conflicts = differences.filter(({ isConflict }) => isConflict);
  const takenOver = differences.filter(({ isConflict }) => !isConflict);

  return (
    <Dialog
      open={!isLeaving}
      onClose={onCancel}
      fullWidth
      maxWidth="md"
      transitionDuration={0}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <DialogTitle id={`${id}-heading`}>{texts.heading}</DialogTitle>
      {/* Without a choice in it the keyboard could not scroll it. */}
      <DialogContent
        dividers
        className={styles.content}
        tabIndex={conflicts.length > 0 ? undefined : 0}
      >
        <p id={`${id}-text`}>{texts.text}</p>
        {conflicts.length > 0 && (
          <section aria-labelledby={`${id}-conflicts`}>
            <h3 id={`${id}-conflicts`}>{texts.conflicts}</h3>
            {conflicts.map((difference) => (
              <Choice
                key={difference.key}
                difference={difference}
                value={choices[difference.key] ?? 'mine'}
                onChoose={(side) => {
                  setChoices({ ...choices, [difference.key]: side });
                }}
              />
            ))}
          </section>
        )}
        {takenOver.length > 0 && (
          <section aria-labelledby={`${id}-taken-over`}>
            <h3 id={`${id}-taken-over`}>{texts.takenOver}</h3>
            <p>{texts.takenOverText}</p>
            <ul className={styles.takenOver}>
              {takenOver.map((difference) => (
                <TakenOver key={difference.key} difference={difference} />
              ))}
            </ul>
          </section>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            onAccept(choices);
          }}
        >
          {texts.accept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Choice({
  difference,
  value,
  onChoose,
}: {
  difference: ShownDifference;
  value: Side;
  onChoose: (side: Side) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{difference.label}</legend>
      {sides.map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={name}
            checked={value === side}
            onChange={() => {
              onChoose(side);
            }}
          />
          <span className={styles.words}>
            <span className={styles.whose}>{texts.sides[side]}</span>
            <span className={styles.value}>{difference[side]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function TakenOver({ difference }: { difference: ShownDifference }) {
  return (
    <li>
      <strong>{difference.label}</strong>
      <dl className={styles.values}>
        <div>
          <dt>{texts.before}</dt>
          <dd className={styles.value}>{difference.mine}</dd>
        </div>
        <div>
          <dt>{texts.now}</dt>
          <dd className={styles.value}>{difference.theirs}</dd>
        </div>
      </dl>
    </li>
  );
}
