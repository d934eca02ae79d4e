/** The form draft of a child without a profile. One typed before joining goes on to the account that is joined with. */
export const NEW_CHILD_DRAFT = 'profile_new';
