import { mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useForm } from 'react-final-form';
import { useFieldArray } from 'react-final-form-arrays';
import type { NotePayload } from '../../contract/schemas';
import { applicationTexts } from '../../texts/applicationTexts';
import { TextField } from '../../ui/fields/TextField';
import { Icon } from '../../ui/Icon';
import styles from './Notes.module.css';
import { registerNotes } from './noteFields';

const newNote: NotePayload = { id: null, text: '' };

/** The notes of an application: edit them, remove them, add one. */
export function Notes() {
  const form = useForm();
  const { fields } = useFieldArray('notes');

  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const add = () => {
    fields.push(newNote);
    registerNotes(form, fields.length + 1);
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus();
    });
  };

  const remove = (index: number) => {
    fields.remove(index);
    addButton.current?.focus();
  };

  return (
    <>
      {fields.length === 0 && <p className={styles.none}>{applicationTexts.noNotes}</p>}
      <ul ref={list} className={styles.notes}>
        {fields.map((name, index) => (
          <li key={name} className={styles.note}>
            <TextField
              name={`${name}.text`}
              label={applicationTexts.note}
              multiline
              minRows={2}
              required
            />
            <IconButton
              aria-label={applicationTexts.removeNote(index + 1)}
              onClick={() => {
                remove(index);
              }}
            >
              <Icon path={mdiTrashCanOutline} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div>
        <Button
          ref={addButton}
          variant="outlined"
          startIcon={<Icon path={mdiPlus} />}
          onClick={add}
        >
          {applicationTexts.addNote}
        </Button>
      </div>
    </>
  );
}
