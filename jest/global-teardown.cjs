/** With one worker the tests ran in this process, and an open PGlite would keep it alive. */
module.exports = async () => {
  const shared = globalThis[Symbol.for('ggp.outer-postgres')];
  if (shared?.opening) await (await shared.opening).close();
};
