import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** The page asks no host but its own and runs no script but its own files. */
const forPages: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      // Emotion and notistack's goober write style elements.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // Whether there is TLS is known to the reverse proxy, not here.
  strictTransportSecurity: false,
};

/** Nothing in it runs, and no other page may show it or guess what it is. */
const forData: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  // What these say concerns documents, or browsers that are no longer in use.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** What Helmet says of an answer, which with these options is the same for every one. */
function helmetHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
}

// Helmet is asked once: at each request it took longer than reading an application.
const pageHeaders = helmetHeaders(forPages);
/** Data is no document, and nobody keeps a copy of it. */
export const dataHeaders = { ...helmetHeaders(forData), 'cache-control': 'no-store' };

const sending =
  (headers: OutgoingHttpHeaders): onRequestHookHandler =>
  (_request, reply, done) => {
    void reply.headers(headers);
    done();
  };

/** For every scope of routes that answers with data, as errors do everywhere. */
export const protectData = sending(dataHeaders);

/** For what a browser shows, and the files that belong to it. */
export const protectPage = sending(pageHeaders);
