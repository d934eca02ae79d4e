/** The product's own account, which every start creates: author of the articles, without a log-in. */
export const EDITORS_ID = '13191c11-5da1-5247-b417-bba8529db9d5';
