import { Type } from '@sinclair/typebox';

/** In a URL an id is text; nothing there is coerced, so that nothing in a body is either. */
const idText = Type.String({ format: 'row-id' });

export const IdParamsSchema = Type.Object({ id: idText });

export const ContactQuerySchema = Type.Object({ company_id: Type.Optional(idText) });
