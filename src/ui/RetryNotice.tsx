import Button from '@mui/material/Button';
import { frameTexts } from '../texts/frameTexts';
import { ErrorNotice } from './Notice';

/** A failure to load and the way to try again. */
export function RetryNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <ErrorNotice>
      <span>{text}</span>
      <Button
        variant="outlined"
        onClick={() => {
          // The notice goes while it is tried; the focus would go with it.
          document.querySelector<HTMLElement>('h1')?.focus();
          onRetry();
        }}
      >
        {frameTexts.retry}
      </Button>
    </ErrorNotice>
  );
}
