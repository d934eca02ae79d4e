import * as React from 'react';

// React in development takes a stack trace for each element it creates, a tenth of the time of a page test. They only
// add the owner to React's own warnings; the warnings and their component stacks stay.
// A cast, as React's types leave its internals out.
const internals = (React as unknown as Record<string, object | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
}
