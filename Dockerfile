# syntax=docker/dockerfile:1
# check=error=true

FROM node:24-bookworm-slim AS base
WORKDIR /site
ENV NODE_ENV=production

# No package's own script runs, and none is needed: native modules bring their binaries.
FROM base AS dependencies
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM dependencies AS build
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM base AS site
# ffmpeg makes the videos' renditions, libheif's tools read photos as iPhones take them, Poppler's draw documents' covers
# (in Liberation's typefaces, where a PDF brings none of its own); without them everything else works.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg libheif-examples poppler-utils fonts-liberation \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /storage && chown node:node /storage
COPY --from=dependencies /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY --from=build /site/app/demo/files ./app/demo/files
COPY --from=build /site/app/styles/typefaces ./app/styles/typefaces
COPY package.json ./

USER node
ENV HOST=0.0.0.0 PORT=3000 STORAGE_DIR=/storage
EXPOSE 3000
VOLUME /storage
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js", "serve"]
