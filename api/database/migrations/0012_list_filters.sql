ALTER TABLE "content"."object" ADD COLUMN "access" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."object" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "content"."object" ADD COLUMN "opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."object_text" ADD COLUMN "title_place" integer DEFAULT 0 NOT NULL;