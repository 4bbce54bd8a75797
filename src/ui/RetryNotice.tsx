import Button from '@mui/material/Button';
import { frameTexts } from '../texts/frameTexts';
import { ErrorNotice } from './Notice';

/** A failure to load and the way to try again. */
export function RetryNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <ErrorNotice>
      <span>{text}</span>
      <Button variant="outlined" onClick={onRetry}>
        {frameTexts.retry}
      </Button>
    </ErrorNotice>
  );
}
