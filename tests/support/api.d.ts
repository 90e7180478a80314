export interface paths {
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Projects in display order */
        get: operations["getProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every project, in display order */
        get: operations["getProjectsAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One full project */
        get: operations["getProjectsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The four figures of the home page */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The home page's banner; an inactive one has no link, no images and no words */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partners of both types, in display order */
        get: operations["getPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of the library, in display order */
        get: operations["getDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to the agency */
        post: operations["postContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in; the token goes into the header Authorization: Bearer */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs out: the token of this request no longer works */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every project, for the back office's list */
        get: operations["getAdminProject"];
        put?: never;
        /** Adds a project at the end of the list */
        post: operations["postAdminProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/project/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reorders projects; those left out follow in their former order */
        put: operations["putAdminProjectOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/project/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a project that is only a draft, until it is published */
        post: operations["postAdminProjectDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One full project with its English texts */
        get: operations["getAdminProjectById"];
        /** Replaces a whole project */
        put: operations["putAdminProjectById"];
        post?: never;
        /** Deletes a project */
        delete: operations["deleteAdminProjectById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/project/highlight/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Highlights a project or removes it from the highlights */
        patch: operations["patchAdminProjectHighlightById"];
        trace?: never;
    };
    "/api/admin/project/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft of a project: what staff have prepared and not published */
        get: operations["getAdminProjectByIdDraft"];
        /** Keeps a draft of a project, in place of the one before */
        put: operations["putAdminProjectByIdDraft"];
        post?: never;
        /** Discards the draft of a project */
        delete: operations["deleteAdminProjectByIdDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/project/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the draft of a project public, now or at a time */
        post: operations["postAdminProjectByIdPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/project/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a project off the site, now or at a time: its content stays as a draft, its address answers 410 */
        post: operations["postAdminProjectByIdUnpublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is scheduled, what comes first before the rest */
        get: operations["getAdminSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/schedule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancels something that is scheduled; `id` is its `scheduled` */
        delete: operations["deleteAdminScheduleById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The four figures with their English texts */
        get: operations["getAdminHome"];
        put?: never;
        /** Replaces the four figures */
        post: operations["postAdminHome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/home/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft of the four figures: what staff have prepared and not published */
        get: operations["getAdminHomeDraft"];
        /** Keeps a draft of the four figures, in place of the one before */
        put: operations["putAdminHomeDraft"];
        post?: never;
        /** Discards the draft of the four figures */
        delete: operations["deleteAdminHomeDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The banner as stored */
        get: operations["getAdminBanner"];
        put?: never;
        /** Replaces the banner */
        post: operations["postAdminBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/banner/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft of the banner: what staff have prepared and not published */
        get: operations["getAdminBannerDraft"];
        /** Keeps a draft of the banner, in place of the one before */
        put: operations["putAdminBannerDraft"];
        post?: never;
        /** Discards the draft of the banner */
        delete: operations["deleteAdminBannerDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/banner/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the banner's draft public, now or at a time */
        post: operations["postAdminBannerPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/banner/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the banner off the site, now or at a time: it is stored as inactive */
        post: operations["postAdminBannerUnpublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of the library with their English texts */
        get: operations["getAdminDocuments"];
        put?: never;
        /** Adds a document at the end of the list */
        post: operations["postAdminDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/documents/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reorders documents; those left out follow in their former order */
        put: operations["putAdminDocumentsOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/documents/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a document that is only a draft, until it is published */
        post: operations["postAdminDocumentsDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a document */
        put: operations["putAdminDocumentsById"];
        post?: never;
        /** Deletes a document */
        delete: operations["deleteAdminDocumentsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/documents/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft of a document: what staff have prepared and not published */
        get: operations["getAdminDocumentsByIdDraft"];
        /** Keeps a draft of a document, in place of the one before */
        put: operations["putAdminDocumentsByIdDraft"];
        post?: never;
        /** Discards the draft of a document */
        delete: operations["deleteAdminDocumentsByIdDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/documents/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the draft of a document public, now or at a time */
        post: operations["postAdminDocumentsByIdPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/documents/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a document off the site, now or at a time: its content stays as a draft, its file answers 410 */
        post: operations["postAdminDocumentsByIdUnpublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partners of both types with their English names */
        get: operations["getAdminPartners"];
        put?: never;
        /** Adds a partner at the end of the list */
        post: operations["postAdminPartners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reorders partners; those left out follow in their former order */
        put: operations["putAdminPartnersOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a partner that is only a draft, until it is published */
        post: operations["postAdminPartnersDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a partner's logo, and its name and link if they are sent */
        put: operations["putAdminPartnersById"];
        post?: never;
        /** Deletes a partner */
        delete: operations["deleteAdminPartnersById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft of a partner: what staff have prepared and not published */
        get: operations["getAdminPartnersByIdDraft"];
        /** Keeps a draft of a partner, in place of the one before */
        put: operations["putAdminPartnersByIdDraft"];
        post?: never;
        /** Discards the draft of a partner */
        delete: operations["deleteAdminPartnersByIdDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the draft of a partner public */
        post: operations["postAdminPartnersByIdPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has changed, newest first */
        get: operations["getAdminHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One change, with what the record was from then on */
        get: operations["getAdminHistoryById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/history/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a record again as it was, or some of its fields, or puts its list in order */
        post: operations["postAdminHistoryByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be brought back, newest first */
        get: operations["getAdminTrash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trash/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Erases a deleted record for good, with its versions and files; the id is its deletion's */
        delete: operations["deleteAdminTrashById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trash/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted record back, with its id, its place and its files */
        post: operations["postAdminTrashByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores one or more files; one bad file refuses the whole request */
        post: operations["postUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** PublicProject */
        PublicProject: {
            id: number;
            name: string;
            subtitle: string;
            /** @description Path under /storage: the `id` that POST /api/upload returned */
            bannerImage: string | null;
            /** @description Path under /storage: the `id` that POST /api/upload returned */
            bannerLogo: string | null;
            /** @description Path under /storage: the `id` that POST /api/upload returned */
            cardImageMobile: string | null;
            /** @description Path under /storage: the `id` that POST /api/upload returned */
            cardImageDesktop: string | null;
            highlight: boolean;
            /** @description Empty, http(s), mailto, tel, or a path of this site such as /contato */
            link: string;
            description: {
                title: string;
                description: string;
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                firstImage: string | null;
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                secondImage: string | null;
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                logoImage: string | null;
            };
            partners: {
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                image: string | null;
                /** @description Empty, http(s), mailto, tel, or a path of this site such as /contato */
                link: string;
                order: number;
            }[];
            /** @description Path under /storage: the `id` that POST /api/upload returned; or the address of a video on YouTube, kept as https://www.youtube.com/watch?v=ID */
            projectInAction: string | null;
            posts: {
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                image: string | null;
                /** @description Empty, http(s), mailto, tel, or a path of this site such as /contato */
                link: string;
                title: string;
                topic: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, stored in UTC; absent: the time of saving
                 */
                createdAt: string;
                order: number;
            }[];
            results: {
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                image: string | null;
                title: string;
                textOne: string;
                textTwo: string;
                numberOne: string;
                numberTwo: string;
                nameOne: string;
                nameTwo: string;
            };
            beforeAndAfter: {
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                beforeImage: string | null;
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                afterImage: string | null;
                title: string;
                description: string;
                /** @description Empty, http(s), mailto, tel, or a path of this site such as /contato */
                link: string;
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                eBookImage: string | null;
            };
            gallery: {
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                file: string | null;
                order: number;
            }[];
            documents: {
                /** @description Path under /storage: the `id` that POST /api/upload returned */
                file: string | null;
                title: string;
                description: string;
                /** @description Empty, http(s), mailto, tel, or a path of this site such as /contato */
                link: string;
                order: number;
            }[];
        };
        /** PublicHomeNumbers */
        PublicHomeNumbers: {
            projects: {
                number: string;
                description: string;
            };
            connections: {
                number: string;
                description: string;
            };
            regions: {
                number: string;
                description: string;
            };
            people: {
                number: string;
                description: string;
            };
        };
        /** PublicBanner */
        PublicBanner: {
            /** @description Empty, http(s), mailto, tel, or a path of this site such as /contato */
            link: string;
            active: boolean;
            /** @description Path under /storage: the `id` that POST /api/upload returned */
            desktopImage: string | null;
            /** @description Path under /storage: the `id` that POST /api/upload returned */
            mobileImage: string | null;
            title: string;
            text: string;
            buttonLabel: string;
        };
        /** ContactMessageInput */
        ContactMessageInput: {
            name: string;
            /** Format: email */
            email: string;
            /** @description 10 or 11 digits, as `(81) 98888-7777` or with other separators */
            phone: string;
            /** @enum {string} */
            subject: "partnerships" | "projects" | "invitation" | "press" | "jobs" | "others";
            message: string;
        };
        /** ApiCredentialsInput */
        ApiCredentialsInput: {
            /** Format: email */
            email: string;
            password: string;
            /** @description Of the authenticator app, or a recovery code */
            code?: string;
        };
        /** ProjectInput */
        ProjectInput: {
            /** @default  */
            name?: string;
            /** @default  */
            subtitle?: string;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            bannerImage?: string | null;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            bannerLogo?: string | null;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            cardImageMobile?: string | null;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            cardImageDesktop?: string | null;
            /** @default false */
            highlight?: boolean;
            /**
             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
             * @default
             */
            link?: string;
            /** @description English versions; an absent one falls back to the Portuguese text */
            en?: {
                name?: string;
                subtitle?: string;
                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                confirmed?: ("name" | "subtitle")[];
            };
            /** @default {} */
            description?: {
                /** @default  */
                title?: string;
                /** @default  */
                description?: string;
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                firstImage?: string | null;
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                secondImage?: string | null;
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                logoImage?: string | null;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    title?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("title" | "description")[];
                };
            };
            /** @default [] */
            partners?: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                image?: string | null;
                /**
                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                 * @default
                 */
                link?: string;
                /**
                 * @description 1-based position; 0 or absent: its place in the list as sent
                 * @default 0
                 */
                order?: number;
            }[];
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned; or the address of a video on YouTube, kept as https://www.youtube.com/watch?v=ID
             * @default null
             */
            projectInAction?: string | null;
            /** @default [] */
            posts?: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                image?: string | null;
                /**
                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                 * @default
                 */
                link?: string;
                /** @default  */
                title?: string;
                /** @default  */
                topic?: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, stored in UTC; absent: the time of saving
                 * @default
                 */
                createdAt?: string;
                /**
                 * @description 1-based position; 0 or absent: its place in the list as sent
                 * @default 0
                 */
                order?: number;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    title?: string;
                    topic?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("title" | "topic")[];
                };
            }[];
            /** @default {} */
            results?: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                image?: string | null;
                /** @default  */
                title?: string;
                /** @default  */
                textOne?: string;
                /** @default  */
                textTwo?: string;
                /** @default  */
                numberOne?: string;
                /** @default  */
                numberTwo?: string;
                /** @default  */
                nameOne?: string;
                /** @default  */
                nameTwo?: string;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    title?: string;
                    textOne?: string;
                    textTwo?: string;
                    numberOne?: string;
                    numberTwo?: string;
                    nameOne?: string;
                    nameTwo?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("title" | "textOne" | "textTwo" | "numberOne" | "numberTwo" | "nameOne" | "nameTwo")[];
                };
            };
            /** @default {} */
            beforeAndAfter?: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                beforeImage?: string | null;
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                afterImage?: string | null;
                /** @default  */
                title?: string;
                /** @default  */
                description?: string;
                /**
                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                 * @default
                 */
                link?: string;
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                eBookImage?: string | null;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    title?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("title" | "description")[];
                };
            };
            /** @default [] */
            gallery?: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                file?: string | null;
                /**
                 * @description 1-based position; 0 or absent: its place in the list as sent
                 * @default 0
                 */
                order?: number;
            }[];
            /** @default [] */
            documents?: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                file?: string | null;
                /** @default  */
                title?: string;
                /** @default  */
                description?: string;
                /**
                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                 * @default
                 */
                link?: string;
                /**
                 * @description 1-based position; 0 or absent: its place in the list as sent
                 * @default 0
                 */
                order?: number;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    title?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("title" | "description")[];
                };
            }[];
        };
        /** Project */
        Project: {
            id: number;
            /** @default  */
            name: string;
            /** @default  */
            subtitle: string;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            bannerImage: string | null;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            bannerLogo: string | null;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            cardImageMobile: string | null;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            cardImageDesktop: string | null;
            /** @default false */
            highlight: boolean;
            /**
             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
             * @default
             */
            link: string;
            /** @description English versions; an absent one falls back to the Portuguese text */
            en?: {
                name?: string;
                subtitle?: string;
                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                confirmed?: ("name" | "subtitle")[];
            };
            description: {
                /** @default  */
                title: string;
                /** @default  */
                description: string;
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                firstImage: string | null;
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                secondImage: string | null;
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                logoImage: string | null;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    title?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("title" | "description")[];
                };
            };
            /** @default [] */
            partners: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                image: string | null;
                /**
                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                 * @default
                 */
                link: string;
                /**
                 * @description 1-based position; 0 or absent: its place in the list as sent
                 * @default 0
                 */
                order: number;
            }[];
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned; or the address of a video on YouTube, kept as https://www.youtube.com/watch?v=ID
             * @default null
             */
            projectInAction: string | null;
            /** @default [] */
            posts: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                image: string | null;
                /**
                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                 * @default
                 */
                link: string;
                /** @default  */
                title: string;
                /** @default  */
                topic: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, stored in UTC; absent: the time of saving
                 * @default
                 */
                createdAt: string;
                /**
                 * @description 1-based position; 0 or absent: its place in the list as sent
                 * @default 0
                 */
                order: number;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    title?: string;
                    topic?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("title" | "topic")[];
                };
            }[];
            results: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                image: string | null;
                /** @default  */
                title: string;
                /** @default  */
                textOne: string;
                /** @default  */
                textTwo: string;
                /** @default  */
                numberOne: string;
                /** @default  */
                numberTwo: string;
                /** @default  */
                nameOne: string;
                /** @default  */
                nameTwo: string;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    title?: string;
                    textOne?: string;
                    textTwo?: string;
                    numberOne?: string;
                    numberTwo?: string;
                    nameOne?: string;
                    nameTwo?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("title" | "textOne" | "textTwo" | "numberOne" | "numberTwo" | "nameOne" | "nameTwo")[];
                };
            };
            beforeAndAfter: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                beforeImage: string | null;
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                afterImage: string | null;
                /** @default  */
                title: string;
                /** @default  */
                description: string;
                /**
                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                 * @default
                 */
                link: string;
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                eBookImage: string | null;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    title?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("title" | "description")[];
                };
            };
            /** @default [] */
            gallery: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                file: string | null;
                /**
                 * @description 1-based position; 0 or absent: its place in the list as sent
                 * @default 0
                 */
                order: number;
            }[];
            /** @default [] */
            documents: {
                /**
                 * @description Path under /storage: the `id` that POST /api/upload returned
                 * @default null
                 */
                file: string | null;
                /** @default  */
                title: string;
                /** @default  */
                description: string;
                /**
                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                 * @default
                 */
                link: string;
                /**
                 * @description 1-based position; 0 or absent: its place in the list as sent
                 * @default 0
                 */
                order: number;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    title?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("title" | "description")[];
                };
            }[];
        };
        /** PublicationInput */
        PublicationInput: {
            /**
             * Format: date-time
             * @description ISO 8601 with an offset, ahead of now: schedules it, in place of an earlier schedule
             */
            at?: string;
        };
        /** HomeNumbers */
        HomeNumbers: {
            projects: {
                /** @default  */
                number: string;
                /** @default  */
                description: string;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    number?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("number" | "description")[];
                };
            };
            connections: {
                /** @default  */
                number: string;
                /** @default  */
                description: string;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    number?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("number" | "description")[];
                };
            };
            regions: {
                /** @default  */
                number: string;
                /** @default  */
                description: string;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    number?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("number" | "description")[];
                };
            };
            people: {
                /** @default  */
                number: string;
                /** @default  */
                description: string;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    number?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("number" | "description")[];
                };
            };
        };
        /** HomeNumbersInput */
        HomeNumbersInput: {
            /** @default {} */
            projects?: {
                /** @default  */
                number?: string;
                /** @default  */
                description?: string;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    number?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("number" | "description")[];
                };
            };
            /** @default {} */
            connections?: {
                /** @default  */
                number?: string;
                /** @default  */
                description?: string;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    number?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("number" | "description")[];
                };
            };
            /** @default {} */
            regions?: {
                /** @default  */
                number?: string;
                /** @default  */
                description?: string;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    number?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("number" | "description")[];
                };
            };
            /** @default {} */
            people?: {
                /** @default  */
                number?: string;
                /** @default  */
                description?: string;
                /** @description English versions; an absent one falls back to the Portuguese text */
                en?: {
                    number?: string;
                    description?: string;
                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                    confirmed?: ("number" | "description")[];
                };
            };
        };
        /** Banner */
        Banner: {
            /**
             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
             * @default
             */
            link: string;
            /** @default false */
            active: boolean;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            desktopImage: string | null;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            mobileImage: string | null;
            /** @default  */
            title: string;
            /** @default  */
            text: string;
            /** @default  */
            buttonLabel: string;
            /** @description English versions; an absent one falls back to the Portuguese text */
            en?: {
                title?: string;
                text?: string;
                buttonLabel?: string;
                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                confirmed?: ("title" | "text" | "buttonLabel")[];
            };
        };
        /** BannerInput */
        BannerInput: {
            /**
             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
             * @default
             */
            link?: string;
            /** @default false */
            active?: boolean;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            desktopImage?: string | null;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            mobileImage?: string | null;
            /** @default  */
            title?: string;
            /** @default  */
            text?: string;
            /** @default  */
            buttonLabel?: string;
            /** @description English versions; an absent one falls back to the Portuguese text */
            en?: {
                title?: string;
                text?: string;
                buttonLabel?: string;
                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                confirmed?: ("title" | "text" | "buttonLabel")[];
            };
        };
        /** DocumentInput */
        DocumentInput: {
            /** @default  */
            title?: string;
            /** @default  */
            description?: string;
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            file?: string | null;
            /** @description English versions; an absent one falls back to the Portuguese text */
            en?: {
                title?: string;
                description?: string;
                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                confirmed?: ("title" | "description")[];
            };
        };
        /** PartnerInput */
        PartnerInput: {
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            image?: string | null;
            /**
             * @description 1: the home page, 2: the what-we-do page
             * @default 1
             */
            type?: 1 | 2;
            /**
             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
             * @default
             */
            link?: string;
            /** @default  */
            name?: string;
            /** @description English versions; an absent one falls back to the Portuguese text */
            en?: {
                name?: string;
                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                confirmed?: "name"[];
            };
        };
        /** PartnerChangeInput */
        PartnerChangeInput: {
            /**
             * @description Path under /storage: the `id` that POST /api/upload returned
             * @default null
             */
            image?: string | null;
            /** @description Empty, http(s), mailto, tel, or a path of this site such as /contato */
            link?: string;
            name?: string;
            /** @description English versions; an absent one falls back to the Portuguese text */
            en?: {
                name?: string;
                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                confirmed?: "name"[];
            };
        };
        /** WholeRevision */
        WholeRevision: {
            revision: number;
            /** @enum {string} */
            kind: "project" | "documents" | "partners" | "banner" | "home" | "files";
            /** @description Null: the banner, the numbers, or a list as a whole */
            id: number | null;
            title: string;
            /** @enum {string} */
            action: "created" | "published" | "unpublished" | "deleted" | "restored" | "highlighted" | "ordered" | "described" | "imported";
            /** @description Null: the site itself */
            by: {
                id: number | null;
                name: string;
            } | null;
            at: string;
            /** @description What the change made different */
            fields: string[];
            /** @description The record as its own endpoint answers it; of an order, `{ids: [...]}` */
            content: {
                [key: string]: unknown;
            };
        };
        /** RestoreInput */
        RestoreInput: {
            /** @description Only these, as `fields` of the history names them */
            fields?: string[];
        };
        /** Error */
        Error: {
            message: string;
            /** @description Messages by field, named by its path: `posts[0].link` */
            errors?: {
                [key: string]: string[];
            };
        };
    };
    responses: {
        /** @description Malformed JSON, wrong types or invalid fields */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or an invalid one */
        Unauthorized: {
            headers: {
                /** @description `Bearer` */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such resource */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Method not allowed; `Allow` lists the allowed ones */
        MethodNotAllowed: {
            headers: {
                /** @description The methods */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request body did not arrive in time */
        Timeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The edit is based on an older version than the stored one */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Content type not accepted */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many attempts */
        TooManyTries: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal error; the message contains the request id */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server's disk is full; nothing was saved */
        DiskFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        id: number;
        /** @description Language of texts and messages */
        lang: "pt" | "en";
        /** @description ETag of the version that the change is based on; an older one is answered with 409 */
        ifMatch: string;
        /** @description One key per submission: repeated, it returns what the first request created; with another body it is answered with 409 */
        idempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getProjects: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
                /** @description `true`: the highlighted ones only; `false`: the others only */
                highlight?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        bannerImage: string | null;
                        cardImageDesktop: string | null;
                        cardImageMobile: string | null;
                        highlight: boolean;
                    }[];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match */
            304: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["ServerError"];
        };
    };
    getProjectsAll: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            bannerImage: string | null;
                            cardImageDesktop: string | null;
                            cardImageMobile: string | null;
                            highlight: boolean;
                        }[];
                    };
                };
            };
            /** @description Unchanged since the ETag in If-None-Match */
            304: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["ServerError"];
        };
    };
    getProjectsById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProject"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match */
            304: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getHome: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicHomeNumbers"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match */
            304: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["ServerError"];
        };
    };
    getBanner: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicBanner"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match */
            304: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["ServerError"];
        };
    };
    getPartners: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @description Path under /storage: the `id` that POST /api/upload returned */
                            image: string | null;
                            type: 1 | 2;
                            /** @description Empty, http(s), mailto, tel, or a path of this site such as /contato */
                            link: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description Unchanged since the ETag in If-None-Match */
            304: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["ServerError"];
        };
    };
    getDocuments: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            title: string;
                            description: string;
                            /** @description Path under /storage: the `id` that POST /api/upload returned */
                            file: string | null;
                        }[];
                    };
                };
            };
            /** @description Unchanged since the ETag in If-None-Match */
            304: {
                headers: {
                    /** @description Changes whenever the answer does */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["ServerError"];
        };
    };
    postContact: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description One key per submission: repeated, it returns what the first request created; with another body it is answered with 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAuthLogin: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiCredentialsInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAuthLogout: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminProject: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            bannerImage: string | null;
                            highlight: boolean;
                            link: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    postAdminProject: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description One key per submission: repeated, it returns what the first request created; with another body it is answered with 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    putAdminProjectOrder: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        projectId: number;
                        /**
                         * @description 1-based position; 0 or absent: its place in the list as sent
                         * @default 0
                         */
                        order?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            projectId: number;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminProjectDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description One key per submission: repeated, it returns what the first request created; with another body it is answered with 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** ProjectDraftContent */
                    content: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        subtitle?: string;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        bannerImage?: string | null;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        bannerLogo?: string | null;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        cardImageMobile?: string | null;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        cardImageDesktop?: string | null;
                        /**
                         * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                         * @default
                         */
                        link?: string;
                        /** @description English versions; an absent one falls back to the Portuguese text */
                        en?: {
                            name?: string;
                            subtitle?: string;
                            /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                            confirmed?: ("name" | "subtitle")[];
                        };
                        /** @default {} */
                        description?: {
                            /** @default  */
                            title?: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            firstImage?: string | null;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            secondImage?: string | null;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            logoImage?: string | null;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "description")[];
                            };
                        };
                        /** @default [] */
                        partners?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            image?: string | null;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link?: string;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order?: number;
                        }[];
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned; or the address of a video on YouTube, kept as https://www.youtube.com/watch?v=ID
                         * @default null
                         */
                        projectInAction?: string | null;
                        /** @default [] */
                        posts?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            image?: string | null;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link?: string;
                            /** @default  */
                            title?: string;
                            /** @default  */
                            topic?: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, stored in UTC; absent: the time of saving
                             * @default
                             */
                            createdAt?: string;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order?: number;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                topic?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "topic")[];
                            };
                        }[];
                        /** @default {} */
                        results?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            image?: string | null;
                            /** @default  */
                            title?: string;
                            /** @default  */
                            textOne?: string;
                            /** @default  */
                            textTwo?: string;
                            /** @default  */
                            numberOne?: string;
                            /** @default  */
                            numberTwo?: string;
                            /** @default  */
                            nameOne?: string;
                            /** @default  */
                            nameTwo?: string;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                textOne?: string;
                                textTwo?: string;
                                numberOne?: string;
                                numberTwo?: string;
                                nameOne?: string;
                                nameTwo?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "textOne" | "textTwo" | "numberOne" | "numberTwo" | "nameOne" | "nameTwo")[];
                            };
                        };
                        /** @default {} */
                        beforeAndAfter?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            beforeImage?: string | null;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            afterImage?: string | null;
                            /** @default  */
                            title?: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link?: string;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            eBookImage?: string | null;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "description")[];
                            };
                        };
                        /** @default [] */
                        gallery?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            file?: string | null;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order?: number;
                        }[];
                        /** @default [] */
                        documents?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            file?: string | null;
                            /** @default  */
                            title?: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link?: string;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order?: number;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "description")[];
                            };
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminProjectById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The record's version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match */
            304: {
                headers: {
                    /** @description The record's version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    putAdminProjectById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description ETag of the version that the change is based on; an older one is answered with 409 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteAdminProjectById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    patchAdminProjectHighlightById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    highlight: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        highlight: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminProjectByIdDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** ProjectDraftContent */
                        content: {
                            /** @default  */
                            name: string;
                            /** @default  */
                            subtitle: string;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            bannerImage: string | null;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            bannerLogo: string | null;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            cardImageMobile: string | null;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            cardImageDesktop: string | null;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link: string;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                name?: string;
                                subtitle?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("name" | "subtitle")[];
                            };
                            description: {
                                /** @default  */
                                title: string;
                                /** @default  */
                                description: string;
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                firstImage: string | null;
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                secondImage: string | null;
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                logoImage: string | null;
                                /** @description English versions; an absent one falls back to the Portuguese text */
                                en?: {
                                    title?: string;
                                    description?: string;
                                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                    confirmed?: ("title" | "description")[];
                                };
                            };
                            /** @default [] */
                            partners: {
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                image: string | null;
                                /**
                                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                                 * @default
                                 */
                                link: string;
                                /**
                                 * @description 1-based position; 0 or absent: its place in the list as sent
                                 * @default 0
                                 */
                                order: number;
                            }[];
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned; or the address of a video on YouTube, kept as https://www.youtube.com/watch?v=ID
                             * @default null
                             */
                            projectInAction: string | null;
                            /** @default [] */
                            posts: {
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                image: string | null;
                                /**
                                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                                 * @default
                                 */
                                link: string;
                                /** @default  */
                                title: string;
                                /** @default  */
                                topic: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, stored in UTC; absent: the time of saving
                                 * @default
                                 */
                                createdAt: string;
                                /**
                                 * @description 1-based position; 0 or absent: its place in the list as sent
                                 * @default 0
                                 */
                                order: number;
                                /** @description English versions; an absent one falls back to the Portuguese text */
                                en?: {
                                    title?: string;
                                    topic?: string;
                                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                    confirmed?: ("title" | "topic")[];
                                };
                            }[];
                            results: {
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                image: string | null;
                                /** @default  */
                                title: string;
                                /** @default  */
                                textOne: string;
                                /** @default  */
                                textTwo: string;
                                /** @default  */
                                numberOne: string;
                                /** @default  */
                                numberTwo: string;
                                /** @default  */
                                nameOne: string;
                                /** @default  */
                                nameTwo: string;
                                /** @description English versions; an absent one falls back to the Portuguese text */
                                en?: {
                                    title?: string;
                                    textOne?: string;
                                    textTwo?: string;
                                    numberOne?: string;
                                    numberTwo?: string;
                                    nameOne?: string;
                                    nameTwo?: string;
                                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                    confirmed?: ("title" | "textOne" | "textTwo" | "numberOne" | "numberTwo" | "nameOne" | "nameTwo")[];
                                };
                            };
                            beforeAndAfter: {
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                beforeImage: string | null;
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                afterImage: string | null;
                                /** @default  */
                                title: string;
                                /** @default  */
                                description: string;
                                /**
                                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                                 * @default
                                 */
                                link: string;
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                eBookImage: string | null;
                                /** @description English versions; an absent one falls back to the Portuguese text */
                                en?: {
                                    title?: string;
                                    description?: string;
                                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                    confirmed?: ("title" | "description")[];
                                };
                            };
                            /** @default [] */
                            gallery: {
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                file: string | null;
                                /**
                                 * @description 1-based position; 0 or absent: its place in the list as sent
                                 * @default 0
                                 */
                                order: number;
                            }[];
                            /** @default [] */
                            documents: {
                                /**
                                 * @description Path under /storage: the `id` that POST /api/upload returned
                                 * @default null
                                 */
                                file: string | null;
                                /** @default  */
                                title: string;
                                /** @default  */
                                description: string;
                                /**
                                 * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                                 * @default
                                 */
                                link: string;
                                /**
                                 * @description 1-based position; 0 or absent: its place in the list as sent
                                 * @default 0
                                 */
                                order: number;
                                /** @description English versions; an absent one falls back to the Portuguese text */
                                en?: {
                                    title?: string;
                                    description?: string;
                                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                    confirmed?: ("title" | "description")[];
                                };
                            }[];
                        };
                        baseVersion: number;
                        updatedAt: string;
                        by: {
                            id: number | null;
                            name: string;
                        } | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    putAdminProjectByIdDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** ProjectDraftContent */
                    content: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        subtitle?: string;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        bannerImage?: string | null;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        bannerLogo?: string | null;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        cardImageMobile?: string | null;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        cardImageDesktop?: string | null;
                        /**
                         * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                         * @default
                         */
                        link?: string;
                        /** @description English versions; an absent one falls back to the Portuguese text */
                        en?: {
                            name?: string;
                            subtitle?: string;
                            /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                            confirmed?: ("name" | "subtitle")[];
                        };
                        /** @default {} */
                        description?: {
                            /** @default  */
                            title?: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            firstImage?: string | null;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            secondImage?: string | null;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            logoImage?: string | null;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "description")[];
                            };
                        };
                        /** @default [] */
                        partners?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            image?: string | null;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link?: string;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order?: number;
                        }[];
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned; or the address of a video on YouTube, kept as https://www.youtube.com/watch?v=ID
                         * @default null
                         */
                        projectInAction?: string | null;
                        /** @default [] */
                        posts?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            image?: string | null;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link?: string;
                            /** @default  */
                            title?: string;
                            /** @default  */
                            topic?: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601, stored in UTC; absent: the time of saving
                             * @default
                             */
                            createdAt?: string;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order?: number;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                topic?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "topic")[];
                            };
                        }[];
                        /** @default {} */
                        results?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            image?: string | null;
                            /** @default  */
                            title?: string;
                            /** @default  */
                            textOne?: string;
                            /** @default  */
                            textTwo?: string;
                            /** @default  */
                            numberOne?: string;
                            /** @default  */
                            numberTwo?: string;
                            /** @default  */
                            nameOne?: string;
                            /** @default  */
                            nameTwo?: string;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                textOne?: string;
                                textTwo?: string;
                                numberOne?: string;
                                numberTwo?: string;
                                nameOne?: string;
                                nameTwo?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "textOne" | "textTwo" | "numberOne" | "numberTwo" | "nameOne" | "nameTwo")[];
                            };
                        };
                        /** @default {} */
                        beforeAndAfter?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            beforeImage?: string | null;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            afterImage?: string | null;
                            /** @default  */
                            title?: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link?: string;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            eBookImage?: string | null;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "description")[];
                            };
                        };
                        /** @default [] */
                        gallery?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            file?: string | null;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order?: number;
                        }[];
                        /** @default [] */
                        documents?: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            file?: string | null;
                            /** @default  */
                            title?: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link?: string;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order?: number;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "description")[];
                            };
                        }[];
                    };
                    /** @description The version of the public record that it is based on; absent: as before */
                    baseVersion?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteAdminProjectByIdDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminProjectByIdPublish: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PublicationInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        published: boolean;
                        at: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminProjectByIdUnpublish: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PublicationInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        published: boolean;
                        at: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminSchedule: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            scheduled: number;
                            /** @enum {string} */
                            kind: "project" | "documents" | "banner";
                            /** @description 0 for the banner */
                            id: number;
                            /** @enum {string} */
                            action: "publish" | "unpublish";
                            at: string;
                            /** @description Why it was not done when it fell due; null: it lies ahead */
                            failure: ("stale" | "hidden" | "invalid") | null;
                            by: {
                                id: number | null;
                                name: string;
                            } | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAdminScheduleById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminHome: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The record's version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeNumbers"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match */
            304: {
                headers: {
                    /** @description The record's version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    postAdminHome: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description ETag of the version that the change is based on; an older one is answered with 409 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeNumbersInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The record's version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeNumbers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminHomeDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** HomeNumbers */
                        content: {
                            projects: {
                                /** @default  */
                                number: string;
                                /** @default  */
                                description: string;
                                /** @description English versions; an absent one falls back to the Portuguese text */
                                en?: {
                                    number?: string;
                                    description?: string;
                                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                    confirmed?: ("number" | "description")[];
                                };
                            };
                            connections: {
                                /** @default  */
                                number: string;
                                /** @default  */
                                description: string;
                                /** @description English versions; an absent one falls back to the Portuguese text */
                                en?: {
                                    number?: string;
                                    description?: string;
                                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                    confirmed?: ("number" | "description")[];
                                };
                            };
                            regions: {
                                /** @default  */
                                number: string;
                                /** @default  */
                                description: string;
                                /** @description English versions; an absent one falls back to the Portuguese text */
                                en?: {
                                    number?: string;
                                    description?: string;
                                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                    confirmed?: ("number" | "description")[];
                                };
                            };
                            people: {
                                /** @default  */
                                number: string;
                                /** @default  */
                                description: string;
                                /** @description English versions; an absent one falls back to the Portuguese text */
                                en?: {
                                    number?: string;
                                    description?: string;
                                    /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                    confirmed?: ("number" | "description")[];
                                };
                            };
                        };
                        baseVersion: number;
                        updatedAt: string;
                        by: {
                            id: number | null;
                            name: string;
                        } | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    putAdminHomeDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** HomeNumbers */
                    content: {
                        /** @default {} */
                        projects?: {
                            /** @default  */
                            number?: string;
                            /** @default  */
                            description?: string;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                number?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("number" | "description")[];
                            };
                        };
                        /** @default {} */
                        connections?: {
                            /** @default  */
                            number?: string;
                            /** @default  */
                            description?: string;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                number?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("number" | "description")[];
                            };
                        };
                        /** @default {} */
                        regions?: {
                            /** @default  */
                            number?: string;
                            /** @default  */
                            description?: string;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                number?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("number" | "description")[];
                            };
                        };
                        /** @default {} */
                        people?: {
                            /** @default  */
                            number?: string;
                            /** @default  */
                            description?: string;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                number?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("number" | "description")[];
                            };
                        };
                    };
                    /** @description The version of the public record that it is based on; absent: as before */
                    baseVersion?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteAdminHomeDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminBanner: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The record's version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"];
                };
            };
            /** @description Unchanged since the ETag in If-None-Match */
            304: {
                headers: {
                    /** @description The record's version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    postAdminBanner: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description ETag of the version that the change is based on; an older one is answered with 409 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description The record's version */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminBannerDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Banner */
                        content: {
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link: string;
                            /** @default false */
                            active: boolean;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            desktopImage: string | null;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            mobileImage: string | null;
                            /** @default  */
                            title: string;
                            /** @default  */
                            text: string;
                            /** @default  */
                            buttonLabel: string;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                text?: string;
                                buttonLabel?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "text" | "buttonLabel")[];
                            };
                        };
                        baseVersion: number;
                        updatedAt: string;
                        by: {
                            id: number | null;
                            name: string;
                        } | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    putAdminBannerDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Banner */
                    content: {
                        /**
                         * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                         * @default
                         */
                        link?: string;
                        /** @default false */
                        active?: boolean;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        desktopImage?: string | null;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        mobileImage?: string | null;
                        /** @default  */
                        title?: string;
                        /** @default  */
                        text?: string;
                        /** @default  */
                        buttonLabel?: string;
                        /** @description English versions; an absent one falls back to the Portuguese text */
                        en?: {
                            title?: string;
                            text?: string;
                            buttonLabel?: string;
                            /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                            confirmed?: ("title" | "text" | "buttonLabel")[];
                        };
                    };
                    /** @description The version of the public record that it is based on; absent: as before */
                    baseVersion?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteAdminBannerDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminBannerPublish: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PublicationInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        published: boolean;
                        at: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminBannerUnpublish: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PublicationInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        published: boolean;
                        at: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminDocuments: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @default  */
                            title: string;
                            /** @default  */
                            description: string;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            file: string | null;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "description")[];
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    postAdminDocuments: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description One key per submission: repeated, it returns what the first request created; with another body it is answered with 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    putAdminDocumentsOrder: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        documentId: number;
                        /**
                         * @description 1-based position; 0 or absent: its place in the list as sent
                         * @default 0
                         */
                        order?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            documentId: number;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminDocumentsDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description One key per submission: repeated, it returns what the first request created; with another body it is answered with 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Document */
                    content: {
                        /** @default  */
                        title?: string;
                        /** @default  */
                        description?: string;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        file?: string | null;
                        /** @description English versions; an absent one falls back to the Portuguese text */
                        en?: {
                            title?: string;
                            description?: string;
                            /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                            confirmed?: ("title" | "description")[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    putAdminDocumentsById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteAdminDocumentsById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminDocumentsByIdDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Document */
                        content: {
                            /** @default  */
                            title: string;
                            /** @default  */
                            description: string;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            file: string | null;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                title?: string;
                                description?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: ("title" | "description")[];
                            };
                        };
                        baseVersion: number;
                        updatedAt: string;
                        by: {
                            id: number | null;
                            name: string;
                        } | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    putAdminDocumentsByIdDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Document */
                    content: {
                        /** @default  */
                        title?: string;
                        /** @default  */
                        description?: string;
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        file?: string | null;
                        /** @description English versions; an absent one falls back to the Portuguese text */
                        en?: {
                            title?: string;
                            description?: string;
                            /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                            confirmed?: ("title" | "description")[];
                        };
                    };
                    /** @description The version of the public record that it is based on; absent: as before */
                    baseVersion?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteAdminDocumentsByIdDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminDocumentsByIdPublish: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PublicationInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        published: boolean;
                        at: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminDocumentsByIdUnpublish: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PublicationInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        published: boolean;
                        at: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminPartners: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            image: string | null;
                            /**
                             * @description 1: the home page, 2: the what-we-do page
                             * @default 1
                             */
                            type: 1 | 2;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link: string;
                            /** @default  */
                            name: string;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                name?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: "name"[];
                            };
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    postAdminPartners: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description One key per submission: repeated, it returns what the first request created; with another body it is answered with 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    putAdminPartnersOrder: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        partnerId: number;
                        /**
                         * @description 1-based position; 0 or absent: its place in the list as sent
                         * @default 0
                         */
                        order?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            partnerId: number;
                            /**
                             * @description 1-based position; 0 or absent: its place in the list as sent
                             * @default 0
                             */
                            order: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminPartnersDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description One key per submission: repeated, it returns what the first request created; with another body it is answered with 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Partner */
                    content: {
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        image?: string | null;
                        /**
                         * @description 1: the home page, 2: the what-we-do page
                         * @default 1
                         */
                        type?: 1 | 2;
                        /**
                         * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                         * @default
                         */
                        link?: string;
                        /** @default  */
                        name?: string;
                        /** @description English versions; an absent one falls back to the Portuguese text */
                        en?: {
                            name?: string;
                            /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                            confirmed?: "name"[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    putAdminPartnersById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerChangeInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteAdminPartnersById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminPartnersByIdDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Partner */
                        content: {
                            /**
                             * @description Path under /storage: the `id` that POST /api/upload returned
                             * @default null
                             */
                            image: string | null;
                            /**
                             * @description 1: the home page, 2: the what-we-do page
                             * @default 1
                             */
                            type: 1 | 2;
                            /**
                             * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                             * @default
                             */
                            link: string;
                            /** @default  */
                            name: string;
                            /** @description English versions; an absent one falls back to the Portuguese text */
                            en?: {
                                name?: string;
                                /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                                confirmed?: "name"[];
                            };
                        };
                        baseVersion: number;
                        updatedAt: string;
                        by: {
                            id: number | null;
                            name: string;
                        } | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    putAdminPartnersByIdDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Partner */
                    content: {
                        /**
                         * @description Path under /storage: the `id` that POST /api/upload returned
                         * @default null
                         */
                        image?: string | null;
                        /**
                         * @description 1: the home page, 2: the what-we-do page
                         * @default 1
                         */
                        type?: 1 | 2;
                        /**
                         * @description Empty, http(s), mailto, tel, or a path of this site such as /contato
                         * @default
                         */
                        link?: string;
                        /** @default  */
                        name?: string;
                        /** @description English versions; an absent one falls back to the Portuguese text */
                        en?: {
                            name?: string;
                            /** @description In requests only: fields whose English text, though unchanged, is right for the Portuguese one; where there is none, it is deliberately the same */
                            confirmed?: "name"[];
                        };
                    };
                    /** @description The version of the public record that it is based on; absent: as before */
                    baseVersion?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteAdminPartnersByIdDraft: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminPartnersByIdPublish: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminHistory: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
                /** @description Only this kind of records: `project`, `documents`, `partners`, `banner` or `home` */
                kind?: string;
                /** @description With `kind`: only this record */
                id?: string;
                /** @description Only what came before this revision */
                before?: string;
                /** @description At most so many, up to 100; 50 by default */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            revision: number;
                            /** @enum {string} */
                            kind: "project" | "documents" | "partners" | "banner" | "home" | "files";
                            /** @description Null: the banner, the numbers, or a list as a whole */
                            id: number | null;
                            title: string;
                            /** @enum {string} */
                            action: "created" | "published" | "unpublished" | "deleted" | "restored" | "highlighted" | "ordered" | "described" | "imported";
                            /** @description Null: the site itself */
                            by: {
                                id: number | null;
                                name: string;
                            } | null;
                            at: string;
                            /** @description What the change made different */
                            fields: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getAdminHistoryById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeRevision"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    postAdminHistoryByIdRestore: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RestoreInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["Timeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    getAdminTrash: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            revision: number;
                            /** @enum {string} */
                            kind: "project" | "documents" | "partners" | "banner" | "home" | "files";
                            /** @description Null: the banner, the numbers, or a list as a whole */
                            id: number | null;
                            title: string;
                            /** @enum {string} */
                            action: "created" | "published" | "unpublished" | "deleted" | "restored" | "highlighted" | "ordered" | "described" | "imported";
                            /** @description Null: the site itself */
                            by: {
                                id: number | null;
                                name: string;
                            } | null;
                            at: string;
                            /** @description What the change made different */
                            fields: string[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAdminTrashById: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postAdminTrashByIdRestore: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
    postUpload: {
        parameters: {
            query?: {
                /** @description Language of texts and messages */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Images, documents or videos; the type is detected from the bytes */
                    "files[]": string[];
                };
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: {
                            /** @description The value for image and file fields */
                            id: string;
                            /** @description Path on this site: `/storage/` and the id */
                            url: string;
                            /** @description The sender's name for the file */
                            name: string;
                            /** @description Bytes */
                            size: number;
                            /** @description MIME type, detected from the bytes */
                            type: string;
                            width?: number;
                            height?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["Timeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["DiskFull"];
        };
    };
}
