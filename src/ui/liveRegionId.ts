/** The element that tells assistive technology what has happened; a question may refer to it. */
export const liveRegionId = 'meldung';
