import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const compiled = (config) => withNext(config)();

export default async () => ({
  projects: [
    await compiled({
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    }),
    await compiled({
      displayName: 'api',
      testMatch: ['<rootDir>/tests/api/**/*.test.ts'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    }),
  ],
});
