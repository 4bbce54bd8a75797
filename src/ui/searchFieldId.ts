/** The field that the shortcut „/“ leads to, wherever there is one. */
export const searchFieldId = 'suche';
