import { api } from '../../api/apiSlice';
import { idOf } from '../../api/answers';
import { fieldErrorsOf, firstRefusalTextOf, isOfEndedSession } from '../../api/refusals';
import type { FieldErrors } from '../../contract/schemas';
import {
  companyCreatePayload,
  companyUpdatePayload,
  type CompanyFormValues,
} from '../../domain/companyForm';
import { contactCreatePayload, hasFullName } from '../../domain/contactForm';
import { paths } from '../../domain/paths';
import { toastTexts } from '../../texts/toastTexts';
import { createFlow } from '../createFlow';
import { leaveForBoard } from '../leaveForBoard';
import { toastShown } from '../toastsSlice';

export interface CompanyCreation {
  values: CompanyFormValues;
  /** The company that an earlier try has created already, or `null`. */
  createdCompanyId: number | null;
}

/** How far a creation came that failed half way. */
export interface CompanyCreationFailure {
  createdCompanyId: number | null;
  /** The server's words where it does not do it now, or for nobody. */
  text: string | undefined;
  fields: { company: FieldErrors; contact: FieldErrors };
}

/**
 * The company form flow of spec section 4: create the company, then the contact
 * if both its names are filled. A retry after the contact alone has failed
 * updates the company instead, which may have been edited in between.
 */
export const createCompany = createFlow<
  void,
  CompanyCreation,
  { rejectValue: CompanyCreationFailure }
>('companies/create', async ({ values, createdCompanyId }, { dispatch, extra, rejectWithValue }) => {
  const { createCompany, updateCompany, createContact } = api.endpoints;
  const withContact = hasFullName(values.contact);

  const fail = (companyId: number | null, errors: { company?: unknown; contact?: unknown }) => {
    if (!Object.values(errors).some(isOfEndedSession)) {
      const text = withContact ? toastTexts.companyAndContactFailed : toastTexts.companyFailed;
      dispatch(toastShown('error', text));
    }
    return rejectWithValue({
      createdCompanyId: companyId,
      text: firstRefusalTextOf(Object.values(errors)),
      fields: { company: fieldErrorsOf(errors.company), contact: fieldErrorsOf(errors.contact) },
    });
  };

  const company = await (createdCompanyId === null
    ? dispatch(createCompany.initiate(companyCreatePayload(values.company)))
    : dispatch(
        updateCompany.initiate({ id: createdCompanyId, ...companyUpdatePayload(values.company) }),
      ));
  if (company.error) return fail(createdCompanyId, { company: company.error });

  if (withContact) {
    const companyId = createdCompanyId ?? idOf(company.data);
    // Without its id the company can't be given a contact.
    if (companyId === null) return fail(null, {});
    const contact = await dispatch(
      createContact.initiate(contactCreatePayload(values.contact, companyId)),
    );
    if (contact.error) return fail(companyId, { contact: contact.error });
    dispatch(toastShown('success', toastTexts.contactCreated(values.contact)));
  } else {
    dispatch(toastShown('success', toastTexts.companyCreated(values.company.name.trim())));
  }
  leaveForBoard(extra.navigation, paths.newCompany);
  return undefined;
});
