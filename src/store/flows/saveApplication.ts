import { api } from '../../api/apiSlice';
import { isContact } from '../../api/answers';
import { fieldErrorsOf, firstRefusalTextOf, isNotFound, isOfEndedSession } from '../../api/refusals';
import type { FieldErrors, NotePayload } from '../../contract/schemas';
import { applicationUpdatePayload, type ApplicationEditValues } from '../../domain/applicationForm';
import { companyUpdatePayload } from '../../domain/companyForm';
import {
  contactCreatePayload,
  contactStep,
  emptyContactValues,
  isSameContact,
  type ContactValues,
} from '../../domain/contactForm';
import { paths } from '../../domain/paths';
import type { ApplicationVersion } from '../../domain/versions';
import { toastTexts } from '../../texts/toastTexts';
import { createFlow } from '../createFlow';
import { leaveForBoard } from '../leaveForBoard';
import { toastShown } from '../toastsSlice';
import { changeForgotten, selectUndoIdsOf } from '../undoSlice';
import { putApplication } from './putApplication';

export interface ApplicationSave {
  id: number;
  values: ApplicationEditValues;
  /** What the contact's fields were filled with, to tell what the user has emptied. */
  savedContact: ContactValues;
  /** The version that the form began with. */
  base: ApplicationVersion;
}

/** How far a save came that failed half way: a retry with these values goes on from there. */
export interface ApplicationSaveFailure {
  /** The application's contact by now: one that was created is not created again. */
  contactId: number | null;
  /** The notes by now, new ones with the ids they were saved under. */
  notes: NotePayload[];
  /** The version by now, of which the user has seen all or written it. */
  base: ApplicationVersion;
  /** What somebody else has saved meanwhile: the user has to choose, then save again. */
  newer: ApplicationVersion | null;
  /** The application, or what it refers to, has been deleted meanwhile. */
  isMissing: boolean;
  /** The server's words where it does not do it now, or for nobody. */
  text: string | undefined;
  fields: { application: FieldErrors; company: FieldErrors; contact: FieldErrors };
}

interface StepErrors {
  application?: unknown;
  company?: unknown;
  contact?: unknown;
}

/**
 * The save flow of spec section 4, edit mode:
 *
 *   no contact, both names → create contact ─┐
 *   contact, names emptied ──────────────────┼→ application, company ──→ delete contact
 *   otherwise ───────────────────────────────┴→ contact, application, company
 *
 * What stands together is sent together, unless the provider can tell whether
 * there is a newer version: then the application goes first, and the others
 * only when nothing has changed. The contact is deleted last, when the
 * application no longer points at it: so no provider can take that along.
 */
export const saveApplication = createFlow<
  void,
  ApplicationSave,
  { rejectValue: ApplicationSaveFailure }
>(
  'applications/save',
  async ({ id, values, savedContact, ...given }, { dispatch, getState, extra, rejectWithValue }) => {
    const { createContact, updateContact, deleteContact, updateCompany } = api.endpoints;
    const step = contactStep(values.contact_id, values.contact, savedContact);
    const { company_id: companyId } = applicationUpdatePayload(values, null);
    let { base } = given;
    let newer: ApplicationVersion | null = null;
    let contactId = values.contact_id;
    let notes = values.notes;

    const fail = (errors: StepErrors) => {
      // Whoever has left the form can't be asked any more.
      const isAsked = newer !== null && extra.navigation.path() === paths.editApplication(id);
      if (!isAsked && !Object.values(errors).some(isOfEndedSession)) {
        dispatch(toastShown('error', toastTexts.saveFailed));
      }
      return rejectWithValue({
        contactId,
        notes,
        base,
        newer,
        isMissing: isNotFound(errors.application),
        text: firstRefusalTextOf(Object.values(errors)),
        fields: {
          application: fieldErrorsOf(errors.application),
          company: fieldErrorsOf(errors.company),
          contact: fieldErrorsOf(errors.contact),
        },
      });
    };
    /** From here on this is what the next try compares with. */
    const isSaved = (saved: Partial<ApplicationEditValues>) => {
      base = { ...base, values: { ...base.values, ...saved } };
    };

    if (step.kind === 'create') {
      const created = await dispatch(
        createContact.initiate(contactCreatePayload(values.contact, companyId)),
      );
      // Without its id the application can't be given it.
      if (!isContact(created.data)) return fail({ contact: created.error });
      contactId = created.data.id;
    }

    const sendApplication = async () => {
      const wanted = step.kind === 'delete' ? null : contactId;
      const typed = { ...values, contact_id: contactId };
      const { error, ...put } = await dispatch(putApplication(id, typed, wanted, base));
      ({ base, notes, newer } = put);
      if (!error) {
        const contact = { create: values.contact, delete: emptyContactValues, none: null, update: null };
        isSaved({
          ...values,
          contact_id: wanted,
          contact: contact[step.kind] ?? savedContact,
          company: base.values.company,
          notes,
        });
      }
      return { error, isAsked: newer !== null };
    };
    const sendCompany = () =>
      dispatch(updateCompany.initiate({ id: companyId, ...companyUpdatePayload(values.company) }));
    // One that was only chosen here may have been changed elsewhere since it was read.
    const isOnlyChosen =
      values.contact_id !== given.base.values.contact_id &&
      isSameContact(values.contact, savedContact);
    const sendContact = async () =>
      step.kind === 'update' &&
      !isOnlyChosen &&
      (await dispatch(updateContact.initiate({ id: step.id, ...step.payload })));

    const application = sendApplication();
    if (given.base.etag !== null) {
      const { error, isAsked } = await application;
      if (isAsked && step.kind === 'create' && contactId !== null) {
        // Who is asked may choose another one or give up: the new one must not stay behind.
        await dispatch(deleteContact.initiate(contactId));
        contactId = null;
      }
      if (error) return fail({ application: error });
    }
    const [{ error: applicationError }, company, contact] = await Promise.all([
      application,
      sendCompany(),
      sendContact(),
    ]);
    const contactError = contact && contact.error;
    if (!company.error) isSaved({ company: values.company });
    if (contact && !contact.error) isSaved({ contact: values.contact });
    if (applicationError || company.error || contactError) {
      return fail({ application: applicationError, company: company.error, contact: contactError });
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
