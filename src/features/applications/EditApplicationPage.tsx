import { useParams } from 'react-router-dom';
import { applicationTexts } from '../../texts/applicationTexts';
import { Page } from '../../ui/Page';
import { EditApplication } from './EditApplication';
import { LeaveWithToast } from './LeaveWithToast';

export function EditApplicationPage() {
  const { id } = useParams();
  return (
    <Page heading={applicationTexts.editHeading}>
      {id === undefined ? (
        <LeaveWithToast text="applicationIdMissing" />
      ) : /^[1-9]\d{0,15}$/.test(id) ? (
        <EditApplication key={id} id={Number(id)} />
      ) : (
        <LeaveWithToast text="editLoadFailed" />
      )}
    </Page>
  );
}
