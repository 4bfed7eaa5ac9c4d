# One container runs the portal: with DATABASE_URL before that database, without it on an embedded
# PostgreSQL, which needs this image's glibc. `npm run image:check` builds the image and uses it.

FROM node:22.23.2-bookworm-slim AS base
WORKDIR /app

FROM base AS dependencies
COPY package.json package-lock.json ./
# Nothing needs an install script: binaries come prebuilt.
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund

FROM dependencies AS build
COPY . .
RUN node scripts/daava.mjs build
# What only building needs; the server has its own packages, traced, in .next/standalone.
RUN rm -rf node_modules/next node_modules/@next node_modules/prisma node_modules/@prisma/engines \
    node_modules/@prisma/engines-version node_modules/@prisma/fetch-engine node_modules/@prisma/studio-core \
    node_modules/@prisma/dev node_modules/typescript node_modules/@typescript node_modules/lucide-react \
    node_modules/recharts node_modules/@swc node_modules/lightningcss* node_modules/@img \
    node_modules/pdfjs-dist node_modules/tesseract.js-core node_modules/@tesseract.js-data node_modules/@napi-rs \
    node_modules/@myriaddreamin node_modules/@expo-google-fonts

FROM base AS runtime
LABEL org.opencontainers.image.title=Daava org.opencontainers.image.version=0.3.0
ENV NODE_ENV=production PORTAL_MODE=production DATA_DIR=/data TSX_DISABLE_CACHE=1
COPY --from=build /app/package.json /app/tsconfig.json /app/.env.example ./
# Backup, restore, admin:create and the other commands run from TypeScript: standalone output alone is not enough for them.
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/generated ./generated
COPY --from=build /app/messages ./messages
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/lib ./lib
COPY --from=build /app/.next/standalone ./.next/standalone
RUN mkdir -p /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=3 \
    CMD ["node", "scripts/daava.mjs", "health"]
ENTRYPOINT ["node"]
CMD ["scripts/daava.mjs", "start-built"]
