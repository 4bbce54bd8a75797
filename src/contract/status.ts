/** Every status an application can have, in the order of a search (spec section 4). */
export const applicationStatuses = [
  'DRAFT',
  'APPLIED',
  'INTERVIEW',
  'OFFER',
  'REJECTED',
  'WITHDRAWN',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];
