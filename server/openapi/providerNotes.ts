/** What somebody has to know who writes another provider of the API; a paragraph each. */
export const providerNotes: readonly string[] = [
  'The HTTP contract between the client and whoever stores its data. The client makes the ' +
    'thirteen calls tagged `contract` and works in front of any server that answers them: ' +
    '`VITE_API_BASE_URL=https://api.example.org/api npm run build`.',
  'Every path ends with a slash. Bodies are JSON in UTF-8, in both directions.',
  'Every call but registration and login carries `Authorization: Token …`. Answer 401 where the ' +
    'token is none (any more), and only there: the client then ends the session.',
  'What belongs to somebody else is answered like what does not exist: 404.',
  'Errors are `{"detail": "…"}`, or with status 400 `{"field": ["…"]}` with the messages to ' +
    'each field of the body. The client shows these at the fields, so they are written for its ' +
    'users, in German; those to a name that its form does not have, such as `non_field_errors`, ' +
    'above the buttons. With 403, 429 and 503 it shows `detail`. All else it says in its own ' +
    'words.',
  'Days are `yyyy-MM-dd` without a zone, `created_at` is a moment in ISO 8601 with one. Fields ' +
    'that may be null are there and null, not missing. Ids are integers.',
  '`salary_expectation` is a text or a number and comes back as it was given. `status_display` ' +
    'is the provider’s own word for the status. A status beyond the six is shown in no column ' +
    'of the board.',
  'Answers may have more fields than these; the client leaves them alone. Answers to writes may ' +
    'leave out what the client did not need: it then reads anew.',
  'A provider may send an `ETag` with a single application. The client gives it back in ' +
    '`If-Match` with the next PUT, without the `W/` that a proxy may have set before it, since ' +
    '`If-Match` compares strong tags. With 412 the form shows both versions field by field and ' +
    'lets the user choose; a move on the board reads and writes again. The tag should change with ' +
    'the company and the contact too: the form shows them, and writes them after the PUT. ' +
    'Without an `ETag` the last one wins.',
  'An `ETag` of the list comes back in `If-None-Match`, and with 304 the client goes on with the ' +
    'list that it has. It keeps that in memory alone, so answers may be `no-store`.',
  'A provider at another origin has to allow the client’s origin by CORS, with the methods GET, ' +
    'POST, PUT, PATCH and DELETE and the headers Authorization, Content-Type, If-Match and ' +
    'If-None-Match, and to name what the client may read: `Access-Control-Expose-Headers: ETag, Retry-After`.',
  'The client gives up on an answer after 20 seconds.',
];
