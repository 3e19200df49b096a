import * as v from 'valibot';

export const breadcrumbSchema = v.object({ name: v.string(), href: v.string() });
