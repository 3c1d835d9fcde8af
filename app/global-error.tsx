'use client';
// Next demands this name and the directive in this very file.
export { GlobalError as default } from '@/components/layout/GlobalError.client';
