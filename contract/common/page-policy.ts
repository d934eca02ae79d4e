/**
 * Text of every style element that a page creates by script; the page policy allows its hash. Rules are added through
 * the CSSOM, which a policy does not restrict. Not empty, because WebKit compares no hash for an empty element.
 */
export const STYLE_ELEMENT_TEXT = ' ';

/** Where browsers report what the page policy refused. */
export const POLICY_REPORT_PATH = '/csp-report';
