CREATE SCHEMA "content";--> statement-breakpoint
CREATE SCHEMA "people";--> statement-breakpoint
ALTER TABLE "public"."advice" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."airport" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."climate" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."content_version" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."document" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."event_session" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."location_type" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."menu" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."object" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."object_text" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."offer" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."territory" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."track_object" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "public"."word" SET SCHEMA "content";--> statement-breakpoint
DROP TABLE "public"."request_count";--> statement-breakpoint
-- Counts of a minute: losing them in a crash costs less than writing each to the log.
CREATE UNLOGGED TABLE "people"."request_count" (
	"name" text NOT NULL,
	"visitor" text NOT NULL,
	"window_start" bigint NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "request_count_name_visitor_window_start_pk" PRIMARY KEY("name","visitor","window_start")
);
--> statement-breakpoint
CREATE TABLE "people"."removed_card" (
	"object_type" text NOT NULL,
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"card" text NOT NULL,
	CONSTRAINT "removed_card_object_type_id_language_pk" PRIMARY KEY("object_type","id","language")
);
--> statement-breakpoint
CREATE TABLE "people"."sold_seats" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "sold_is_not_negative" CHECK ("sold" >= 0)
);
