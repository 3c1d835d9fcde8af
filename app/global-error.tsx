export { GlobalError as default } from '@/components/layout/GlobalError.client';
