import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import type { ApplicationListItem } from '../../../contract/schemas';
import { daysLater } from '../../../domain/calendar';
import { paths } from '../../../domain/paths';
import { dateAsked } from '../../../store/datePromptSlice';
import { deletionAsked } from '../../../store/deletionsSlice';
import { moveApplication } from '../../../store/flows/moveApplication';
import { setFollowUp } from '../../../store/flows/setFollowUp';
import { useAppDispatch } from '../../../store/hooks';
import { actionTexts } from '../../../texts/actionTexts';
import { useAnnouncement } from '../../../ui/AnnouncementContext';
import { useToday } from '../../../ui/useToday';
import { focusActionsOf } from './focusActionsOf';
import { neighbourOf } from './neighbourOf';

/** What can be done with one application. */
export function ActionsMenu({
  application,
  button,
  onClose,
}: {
  application: ApplicationListItem;
  button: HTMLElement;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const { extensions = [] } = useAnnouncement();
  const { id, job_title: jobTitle, status, follow_up_on } = application;

  /** The card may stand elsewhere afterwards; the focus stays with it. */
  const choose = (act: () => void) => () => {
    const neighbour = neighbourOf(id);
    onClose();
    act();
    focusActionsOf(id, neighbour);
  };

  return (
    <Menu
      open
      anchorEl={button}
      onClose={() => {
        onClose();
        button.focus();
      }}
      disableRestoreFocus
      transitionDuration={0}
      slotProps={{ list: { 'aria-label': actionTexts.actions } }}
    >
      <MenuItem component={Link} to={paths.editApplication(id)} onClick={onClose}>
        {actionTexts.details}
      </MenuItem>
      <Divider />
      {actionTexts.moves.map((move) => (
        <MenuItem
          key={move.status}
          disabled={move.status === status}
          onClick={choose(
            () => void dispatch(moveApplication({ application, status: move.status, today })),
          )}
        >
          {move.text}
        </MenuItem>
      ))}
      <Divider />
      {actionTexts.followUps.map(({ days, text }) => (
        <MenuItem
          key={days}
          onClick={choose(
            () => void dispatch(setFollowUp({ application, date: daysLater(today, days) })),
          )}
        >
          {text}
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          onClose();
          dispatch(
            dateAsked({
              kind: 'followUp',
              applicationId: id,
              date: follow_up_on ?? today,
            }),
          );
        }}
      >
        {actionTexts.chooseFollowUp}
      </MenuItem>
      {follow_up_on && (
        <MenuItem onClick={choose(() => void dispatch(setFollowUp({ application, date: null })))}>
          {actionTexts.removeFollowUp}
        </MenuItem>
      )}
      {extensions.includes('deleteApplication') && <Divider />}
      {extensions.includes('deleteApplication') && (
        <MenuItem
          onClick={() => {
            onClose();
            dispatch(deletionAsked({ applicationId: id, jobTitle }));
          }}
        >
          {actionTexts.delete}
        </MenuItem>
      )}
    </Menu>
  );
}
