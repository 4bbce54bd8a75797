import { api } from '../../api/apiSlice';
import { isApplication, isContact } from '../../api/answers';
import { fieldErrorsOf, isNotFound, isOfEndedSession } from '../../api/refusals';
import type { Application, FieldErrors, NotePayload } from '../../contract/schemas';
import { applicationUpdatePayload, type ApplicationEditValues } from '../../domain/applicationForm';
import { companyUpdatePayload } from '../../domain/companyForm';
import { contactCreatePayload, contactStep, type ContactValues } from '../../domain/contactForm';
import { paths } from '../../domain/paths';
import { toastTexts } from '../../texts/toastTexts';
import { createFlow } from '../createFlow';
import { leaveForBoard } from '../leaveForBoard';
import { toastShown } from '../toastsSlice';
import { changeForgotten, selectUndoIdsOf } from '../undoSlice';

export interface ApplicationSave {
  id: number;
  /** The company that the application belongs to; it can't be changed. */
  companyId: number;
  values: ApplicationEditValues;
  /** What the contact's fields were filled with, to tell what the user has emptied. */
  savedContact: ContactValues;
}

/** How far a save came that failed half way: a retry with these values goes on from there. */
export interface ApplicationSaveFailure {
  /** The application's contact by now: one that was created is not created again. */
  contactId: number | null;
  /** The notes by now, new ones with the ids they were saved under. */
  notes: NotePayload[];
  fields: { application: FieldErrors; company: FieldErrors; contact: FieldErrors };
}

interface StepErrors {
  application?: unknown;
  company?: unknown;
  contact?: unknown;
}

function savedNotes(answer: Application | undefined, sent: NotePayload[]): NotePayload[] {
  return isApplication(answer) && Array.isArray(answer.notes) ? answer.notes : sent;
}

/**
 * The save flow of spec section 4, edit mode:
 *
 *   no contact, both names → create contact ─┐
 *   contact, names emptied ──────────────────┼→ application, company ──→ delete contact
 *   otherwise ───────────────────────────────┴→ contact, application, company
 *
 * What stands together is sent together. The contact is deleted last, when the
 * application no longer points at it: so no provider can take that along.
 */
export const saveApplication = createFlow<
  void,
  ApplicationSave,
  { rejectValue: ApplicationSaveFailure }
>(
  'applications/save',
  async ({ id, companyId, values, savedContact }, { dispatch, getState, extra, rejectWithValue }) => {
    const { createContact, updateContact, deleteContact, updateApplication, updateCompany } =
      api.endpoints;
    const step = contactStep(values.contact_id, values.contact, savedContact);
    let contactId = values.contact_id;
    let notes = values.notes;

    const fail = (errors: StepErrors) => {
      if (!Object.values(errors).some(isOfEndedSession)) {
        dispatch(toastShown('error', toastTexts.saveFailed));
      }
      return rejectWithValue({
        contactId,
        notes,
        fields: {
          application: fieldErrorsOf(errors.application),
          company: fieldErrorsOf(errors.company),
          contact: fieldErrorsOf(errors.contact),
        },
      });
    };

    if (step.kind === 'create') {
      const created = await dispatch(
        createContact.initiate(contactCreatePayload(values.contact, companyId)),
      );
      // Without its id the application can't be given it.
      if (!isContact(created.data)) return fail({ contact: created.error });
      contactId = created.data.id;
    }

    const payload = applicationUpdatePayload(values, step.kind === 'delete' ? null : contactId);
    const [application, company, contact] = await Promise.all([
      dispatch(updateApplication.initiate({ id, ...payload })),
      dispatch(updateCompany.initiate({ id: companyId, ...companyUpdatePayload(values.company) })),
      step.kind === 'update' &&
        dispatch(updateContact.initiate({ id: step.id, ...step.payload })),
    ]);
    const contactError = contact && contact.error;
    notes = savedNotes(application.data, notes);
    if (application.error || company.error || contactError) {
      return fail({
        application: application.error,
        company: company.error,
        contact: contactError,
      });
    }

    if (step.kind === 'delete') {
      const deleted = await dispatch(deleteContact.initiate(step.id));
      if (deleted.error && !isNotFound(deleted.error)) return fail({ contact: deleted.error });
    }

    // What was changed on the board before is saved over.
    for (const undoId of selectUndoIdsOf(getState(), id)) dispatch(changeForgotten(undoId));
    dispatch(toastShown('success', toastTexts.allSaved));
    leaveForBoard(extra.navigation, paths.editApplication(id));
    return undefined;
  },
);
