/** The id of the place on the page of a post where its suggestions begin. */
export const SUGGESTIONS_START_ID = 'suggestions-start'
