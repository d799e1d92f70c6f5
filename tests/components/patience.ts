import { configure } from '@testing-library/react';

// By itself it gives up after a second, which a machine with other work may need.
configure({ asyncUtilTimeout: 60_000 });
