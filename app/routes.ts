import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { apiRoutes } from "./api/routes.ts";
import { brand } from "./brand.ts";

/** The one table of URLs (spec 2, contract 5). */
export default [
  layout("site/layout.tsx", [
    index("features/institutional/site/home/home.tsx"),
    route("projetos", "features/projects/site/projects.tsx"),
    route("projeto/:slug/:id", "features/projects/site/project.tsx"),
    route("o-que-fazemos", "features/institutional/site/whatWeDo.tsx"),
    route("sobre", "features/institutional/site/about.tsx"),
    route("documentos", "features/documents/site/documents.tsx"),
    route("uploads", "features/publicFiles/site/uploads.tsx"),
    route("busca", "features/search/site/search.tsx"),
    route("aprovacao", "features/approval/site/approval.tsx", [
      index("features/projects/site/project.tsx", { id: "approvalPage" }),
    ]),
    route("contato", "features/contact/site/contact.tsx"),
    route("termos", "features/institutional/site/terms.tsx"),
    route("politica", "features/institutional/site/privacy.tsx"),
    route("api", "api/reference/reference.tsx"),
    route("*", "features/institutional/site/notFound.tsx"),
  ]),
  route("sitemap.xml", "site/sitemap/sitemap.ts"),
  route("robots.txt", "site/sitemap/robots.ts"),
  route("projetos.atom", "features/projects/site/projectsFeed.ts"),
  route("documentos.atom", "features/documents/site/documentsFeed.ts"),
  route("admin", "staff/admin/login.tsx"),
  ...prefix("admin", [
    route("convite", "staff/admin/doors/join.tsx"),
    route("codigo", "staff/admin/doors/code.tsx"),
    route("esqueci", "staff/admin/doors/forgotten.tsx"),
    route("primeira-conta", "staff/admin/doors/firstAccount.tsx"),
    route("nova-senha", "staff/admin/doors/newPassword.tsx"),
    route("sair", "staff/admin/signOut.ts"),
    route("presenca", "admin/presence.ts"),
    route("digitado/*", "admin/typed.ts"),
    route("ir-para", "admin/palette/findRecords.ts"),
    route("mensagens/exportar", "features/contact/admin/export.ts"),
    route("traducoes/exportar", "features/translations/admin/exportCsv.ts"),
    route("arquivo/:id", "features/media/admin/fileById.ts"),
    route("arquivos/:folder/:name/descricao", "features/media/admin/pictureDescription.ts"),
    route("historico/desfazer", "history/admin/undo.ts"),
    route("projetos/:id/pendencias", "features/projects/admin/form/ready/listOpenPoints.ts"),
    route("adicionar-projeto/pendencias", "features/projects/admin/form/ready/listOpenPoints.ts", {
      id: "openPointsOfNew",
    }),
    // The public pages themselves, in the public site's frame: what staff see is what visitors would.
    layout("features/preview/preview.tsx", [
      layout("site/layout.tsx", { id: "previewFrame" }, [
        route("projetos/:id/previa", "features/projects/site/project.tsx", { id: "preview" }),
        ...["banner", `numeros-${brand.slug}`, "parceiros/:id"].map((record) =>
          route(`${record}/previa`, "features/institutional/site/home/home.tsx", {
            id: `preview/${record}`,
          }),
        ),
        route("parceiros/:id/previa/o-que-fazemos", "features/institutional/site/whatWeDo.tsx", {
          id: "whatWeDoPreview",
        }),
        route("documentos/:id/previa", "features/documents/site/documents.tsx", {
          id: "documentsPreview",
        }),
      ]),
    ]),
    layout("admin/layout.tsx", [
      route("dashboard", "admin/dashboard.tsx"),
      route("projetos", "features/projects/admin/list/projectList.tsx", [
        route(":id/destaque", "features/projects/admin/list/highlight.tsx"),
        route(":id/posicao", "features/projects/admin/list/position.tsx"),
        route(":id/excluir", "features/projects/admin/list/deleteProject.tsx"),
      ]),
      route("adicionar-projeto", "features/projects/admin/form/newProject.tsx"),
      route("editar-projeto/:id", "features/projects/admin/form/editProject.tsx", [
        route("descartar", "features/projects/admin/form/discardDraft.tsx"),
        route("tirar-do-ar", "features/projects/admin/form/unpublishProject.tsx"),
        route("agendamento/:scheduled", "features/projects/admin/form/cancelScheduled.tsx"),
      ]),
      route("projetos/:id/fotos", "features/projects/admin/photos/photos.tsx"),
      route("projetos/:id/aprovacao", "features/approval/admin/approvals.tsx"),
      route(`numeros-${brand.slug}`, "features/numbers/admin/numbers.tsx"),
      route("banner", "features/banner/admin/banner.tsx"),
      route("acervo", "features/storedFiles/admin/storedFiles.tsx", [
        route(":folder/:name/excluir", "features/storedFiles/admin/deleteFile.tsx"),
      ]),
      route("acervo/escolher", "features/storedFiles/admin/chooseFile.tsx"),
      route("acervo/:folder/:name", "features/storedFiles/admin/fileDetails.tsx"),
      route("arquivos/:folder/:name", "features/media/admin/describeFile.tsx"),
      route("documentos/varios", "features/documents/admin/newDocuments.tsx"),
      route("documentos", "features/documents/admin/documentList.tsx", [
        route("excluir", "features/documents/admin/deleteDocuments.tsx"),
        route("novo", "features/documents/admin/newDocument.tsx"),
        route(":id", "features/documents/admin/editDocument.tsx"),
        route(":id/excluir", "features/documents/admin/deleteDocument.tsx"),
        route(":id/tirar-do-ar", "features/documents/admin/unpublishDocument.tsx"),
      ]),
      route("mensagens", "features/contact/admin/inbox.tsx", [
        route("excluir", "features/contact/admin/deleteMessages.tsx"),
      ]),
      route("mensagens/:messageId", "features/contact/admin/message.tsx", [
        route("excluir", "features/contact/admin/deleteMessage.tsx"),
      ]),
      route("traducoes", "features/translations/admin/translations.tsx"),
      route("traducoes/importar", "features/translations/admin/importCsv.tsx"),
      route("historico", "history/admin/history.tsx"),
      route("lixeira", "history/admin/trash.tsx", [
        route(":revision/apagar", "history/admin/erase.tsx"),
      ]),
      route("historico/momento", "history/admin/moment.tsx"),
      route("historico/restaurar/:revision", "history/admin/restore.tsx"),
      route("historico/:kind/:id?", "history/admin/recordHistory.tsx"),
      route("parceiros/varios", "features/partners/admin/newPartners.tsx"),
      route("parceiros", "features/partners/admin/partners.tsx", [
        route("novo", "features/partners/admin/newPartner.tsx"),
        route(":id", "features/partners/admin/editPartner.tsx"),
        route(":id/excluir", "features/partners/admin/deletePartner.tsx"),
      ]),
      route("rascunho/:kind/:id", "features/schedule/admin/discardDraft.tsx"),
      route("agenda/:scheduled", "features/schedule/admin/cancelPlanned.tsx"),
      route("conta", "staff/admin/account.tsx", [
        route("chaves/nova", "staff/admin/passkeys/newPasskey.tsx"),
        route("chaves/:id", "staff/admin/passkeys/renamePasskey.tsx"),
        route("chaves/:id/remover", "staff/admin/passkeys/removePasskey.tsx"),
      ]),
      route("conta/duas-etapas", "staff/admin/twoStep/twoStep.tsx"),
      route("equipe", "staff/admin/team/team.tsx", [
        route(":id/remover", "staff/admin/team/removeColleague.tsx"),
      ]),
      route("equipe/eventos", "staff/admin/team/security.tsx"),
      route("*", "features/institutional/site/notFound.tsx", { id: "adminNotFound" }),
    ]),
  ]),
  ...prefix("api", [
    ...apiRoutes.map(([path, module]) => route(path, module)),
    route("openapi.json", "api/openapi/description.ts"),
    route("*", "api/notFound.ts"),
  ]),
] satisfies RouteConfig;
