/**
 * The table of all JSON endpoints (contract 5): the path under /api and the module that handles it.
 * `routes.ts` registers it, the OpenAPI description is made from it, and the tests walk it.
 */
export const apiRoutes = [
  ["projects", "projects/api/projects.ts"],
  ["projects/all", "projects/api/allProjects.ts"],
  ["projects/:id", "projects/api/project.ts"],
  ["home", "numbers/api/home.ts"],
  ["banner", "banner/api/banner.ts"],
  ["partners", "partners/api/partners.ts"],
  ["documents", "documents/api/documents.ts"],
  ["contact", "contact/api/contact.ts"],
  ["auth/login", "staff/api/login.ts"],
  ["auth/logout", "staff/api/logout.ts"],
  ["admin/project", "projects/api/adminProjects.ts"],
  ["admin/project/order", "projects/api/order.ts"],
  ["admin/project/:id", "projects/api/adminProject.ts"],
  ["admin/project/highlight/:id", "projects/api/highlight.ts"],
  ["admin/home", "numbers/api/adminHome.ts"],
  ["admin/banner", "banner/api/adminBanner.ts"],
  ["admin/documents", "documents/api/adminDocuments.ts"],
  ["admin/documents/order", "documents/api/order.ts"],
  ["admin/documents/:id", "documents/api/adminDocument.ts"],
  ["admin/partners", "partners/api/adminPartners.ts"],
  ["admin/partners/order", "partners/api/order.ts"],
  ["admin/partners/:id", "partners/api/adminPartner.ts"],
] as const;
