import * as v from 'valibot';
import { commaList } from './comma-list';

/** 'com.example.app/14:6D:…': the package and the SHA-256 fingerprint of a certificate. */
export const androidApps = v.pipe(
  commaList,
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Za-z][\w.]+\/(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/,
        'must look like com.example.app/14:6D:… with the 32 bytes of a SHA-256 fingerprint in capitals',
      ),
      v.transform((text) => {
        const [name = '', fingerprint = ''] = text.split('/');
        return { name, fingerprint };
      }),
    ),
  ),
);

/** 'ABCDE12345.com.example.app' */
export const iosApps = v.pipe(
  commaList,
  v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9]{10}\.[\w.-]+$/, 'must look like ABCDE12345.com.example.app'))),
);
