/**
 * A whole number with its thousands apart: 1230 → '1,230'.
 * The first use of `toLocaleString` takes 17 ms on a desktop and several times that on a phone.
 */
export const formatNumber = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
