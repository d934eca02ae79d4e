/** The oldest version of Node that runs the product: `engines` of package.json. */
const OLDEST = [20, 19];

/**
 * In words that every version of Node reads.
 * @param {string} version of Node, 'v18.20.4'
 * @returns {string | null} why it cannot run the product, in one sentence; null when it can
 */
export function refuseNode(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  const needed = OLDEST.join('.');
  return (
    `Node.js ${needed} or newer is needed, this is ${version}; install one from https://nodejs.org (docs/deploy.md). / ` +
    `Node.js ${needed} 이상이 필요한데 지금은 ${version}이에요. https://nodejs.org에서 새 버전을 설치해 주세요.`
  );
}
