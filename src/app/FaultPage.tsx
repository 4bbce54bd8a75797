import Button from '@mui/material/Button';
import { paths } from '../domain/paths';
import { frameTexts } from '../texts/frameTexts';
import { Page } from '../ui/Page';

const { fault } = frameTexts;

/** Instead of a white page: what happened and two ways on, both with a fresh start. */
export function FaultPage() {
  return (
    <Page heading={fault.heading} width="narrow">
      <p>{fault.text}</p>
      <Button
        variant="contained"
        onClick={() => {
          window.location.reload();
        }}
      >
        {fault.reload}
      </Button>{' '}
      <Button variant="outlined" href={paths.board}>
        {fault.toBoard}
      </Button>
    </Page>
  );
}
