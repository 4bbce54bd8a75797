/** What can be wrong with a value; src/texts says it in words. */
export type Problem =
  | 'required'
  | 'email'
  | 'website'
  | 'date'
  | 'passwordTooShort'
  | 'passwordsDiffer'
  | 'nameIncomplete'
  | 'companyNameRequired'
  | 'industryRequired'
  | 'applied_onRequired'
  | 'interview_onRequired'
  | 'offer_onRequired'
  | 'rejected_onRequired';
