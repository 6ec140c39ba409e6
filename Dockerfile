# The site in nginx: docker build -t kolam . && docker run -p 8080:80 kolam
# Settings are read while building, from .env.production.local; see docs/deploy.md.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Lists are made by the build, from sources that are not here yet.
RUN npm ci --ignore-scripts
COPY . .
# The image of nginx has no module for the .br files; it sends .gz files as they are.
RUN npm run build && find dist -type f -regextype posix-extended \
  -regex '.*\.(html|js|css|svg|json|webmanifest|txt|xml)' -exec gzip -9 -k {} +

FROM nginx:stable-alpine
COPY --from=build /site/dist-hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist /usr/share/nginx/html
