/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  poweredByHeader: false,
  serverExternalPackages: ['pg'],
  outputFileTracingRoot: process.env.BENCH_ROOT,
  turbopack: { root: process.env.BENCH_ROOT },
};
