/** A package of which the build copies files although production does not install it, as a CycloneDX component. */
export function toComponent(lock, name) {
  const { version, license, integrity } = lock.packages[`node_modules/${name}`];
  const [algorithm, digest] = integrity.split('-');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    licenses: [{ expression: license }],
  };
}
