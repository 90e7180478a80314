import { Localized, langOf } from "#app/i18n/Localized.tsx";
import { shortDate } from "#app/i18n/shortDate.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { altInPlace } from "#app/media/placeAlt.ts";
import { Card, CardBody, CardMedia } from "#app/ui/Card.tsx";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Section } from "#app/ui/Section.tsx";
import styles from "./News.module.css";
import type { ProjectSections } from "./sections.ts";

type Post = ProjectSections["posts"][number];

/** Section 5: what has been published about the project. */
export function News({ posts }: { posts: readonly Post[] }) {
  const { detail } = useTexts("projects");
  return (
    <Section labelledBy="news">
      <SectionHeading id="news" title={detail.news} />
      <CardGrid className={styles.news} fills>
        {posts.map((post) => (
          <NewsCard key={post.order} post={post} />
        ))}
      </CardGrid>
    </Section>
  );
}

function NewsCard({ post }: { post: Post }) {
  const { image, imageAlt, topic, createdAt, title, link } = post;
  const { detail } = useTexts("projects");
  const date = shortDate(createdAt, useLang());
  return (
    <Card className={styles.card}>
      {image && (
        <CardMedia>
          <Picture image={image} slot="post" alt="" {...altInPlace(imageAlt)} />
        </CardMedia>
      )}
      <CardBody>
        <p className={styles.facts}>
          {topic && (
            <span className={styles.topic} lang={langOf(post, "topic")}>
              {topic}
            </span>
          )}
          {date && <time dateTime={createdAt}>{date}</time>}
        </p>
        {title && <h3 lang={langOf(post, "title")}>{title}</h3>}
        {link && (
          <ExternalLink href={link} className={styles.more}>
            {detail.newsMore}
            {title && (
              <span className="visually-hidden">
                : <Localized of={post} field="title" />
              </span>
            )}
            <Icon name="arrow-out" />
          </ExternalLink>
        )}
      </CardBody>
    </Card>
  );
}
