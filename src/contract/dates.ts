/** The five dates of an application as the API names them (spec section 3). */
export const applicationDateFields = [
  'applied_on',
  'interview_on',
  'offer_on',
  'rejected_on',
  'follow_up_on',
] as const;

export type ApplicationDateField = (typeof applicationDateFields)[number];

/** A calendar day as `yyyy-MM-dd`, without a time or a zone. */
export type IsoDate = string;

/** The dates that belong to a status. */
export type StatusDateField = Exclude<ApplicationDateField, 'follow_up_on'>;
