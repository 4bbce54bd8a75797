import type { ApplicationListItem } from '../contract/schemas';
import { requiredDate } from './status';

/**
 * The one date that an application is shown with: the date of its status,
 * otherwise the moment of its creation (spec section 2). `field` says which.
 */
export function statusDate(
  application: Pick<
    ApplicationListItem,
    'status' | 'created_at' | 'applied_on' | 'interview_on' | 'offer_on' | 'rejected_on'
  >,
) {
  const field = requiredDate(application.status);
  const value = field && application[field];
  return field && value
    ? { field, value }
    : { field: 'created_at' as const, value: application.created_at };
}
