import IconButton from '@mui/material/IconButton';
import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { sessionTexts } from '../../texts/sessionTexts';
import { Icon } from '../Icon';
import type { FieldWords } from './FieldFrame';
import { TextField } from './TextField';

/** A password, hidden unless the user wants to see it. */
export function PasswordField({
  autoComplete,
  ...field
}: FieldWords & { name: string; autoComplete: 'current-password' | 'new-password'; autoFocus?: boolean }) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...field}
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={visible ? sessionTexts.hidePassword : sessionTexts.showPassword}
          onClick={() => {
            setVisible(!visible);
          }}
        >
          <Icon path={visible ? mdiEyeOffOutline : mdiEyeOutline} />
        </IconButton>
      }
    />
  );
}
