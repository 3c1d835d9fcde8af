/** Unit tests (no build needed) and export tests (over the published tree). */
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: { name: 'export', include: ['tests/export/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
